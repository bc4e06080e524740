// The host's page in English.

export const host = {
  heading: 'This server',
  ready: 'Ready: everything that is played is kept.',
  notReady: (reason: string) => `Not ready: ${reason}`,
  hidden: 'The numbers of this server are not shown here. Its host can see them on the machine itself.',
  gone: 'The server does not answer.',
  tables: 'tables in play',
  sockets: 'connections',
  people: 'actions of people a second',
  bots: 'actions of bots a second',
  slowest: '99 % of the writes, at most',
  none: 'none',
  beyond: 'more than 1 s',
  memory: 'memory',
  processors: 'processors kept busy',
  course: 'Actions a second in the last minutes',
  problems: 'Since the server started',
  storage: 'changes that could not be written',
  faults: 'failures that nobody had thought of',
  turnedAway: 'connections turned away',
};
