// Every icon by its name. All are our own drawings.

import { kMarks } from './marks';
import { kMaterials } from './materials';
import type { Drawing } from '../../../board/paint';
import { kPeople } from './people';
import { kWares } from './wares';

export const kIcons: Readonly<Record<string, Drawing>> = { ...kMaterials, ...kPeople, ...kWares, ...kMarks };
