// Every icon by its name. All are our own drawings.

import type { Drawing } from '../../../board/paint';
import { kBuildings } from './buildings';
import { kPeople } from './people';
import { kThings } from './things';

export const kIcons: Readonly<Record<string, Drawing>> = { ...kBuildings, ...kPeople, ...kThings };
