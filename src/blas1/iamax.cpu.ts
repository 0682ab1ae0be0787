// IAMAX on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import { iamaxRef } from './iamax.ref.ts';
import { placeOnCpu } from './reductions.cpu.ts';

export const iamaxCpu = placeOnCpu('iamax', iamaxRef);
