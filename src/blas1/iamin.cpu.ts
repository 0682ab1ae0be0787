// IAMIN on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import { iaminRef } from './iamin.ref.ts';
import { placeOnCpu } from './reductions.cpu.ts';

export const iaminCpu = placeOnCpu('iamin', iaminRef);
