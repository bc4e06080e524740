// Which page an address means.

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'host' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'unknown' };

export function routeOf(path: string, hash = ''): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'lobby' };
  if (first === 'host' && second === undefined) return { page: 'host' };
  if (rest.length > 0 || second === undefined) return { page: 'unknown' };
  if (first === 'table') return { page: 'table', table: second };
  if (first === 'rules') return { page: 'rules', game: second, rule: hash.replace(/^#/, '') };
  return { page: 'unknown' };
}
