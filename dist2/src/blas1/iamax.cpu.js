// IAMAX on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import { iamaxRef } from './iamax.ref.js';
import { placeOnCpu } from './reductions.cpu.js';
export const iamaxCpu = placeOnCpu('iamax', iamaxRef);
