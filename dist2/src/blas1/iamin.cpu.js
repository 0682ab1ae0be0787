// IAMIN on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import { iaminRef } from './iamin.ref.js';
import { placeOnCpu } from './reductions.cpu.js';
export const iaminCpu = placeOnCpu('iamin', iaminRef);
