import type { Argument } from '../device/verb.ts';
import { type Complexes } from './pairs.ts';
/** An argument, checked; real numbers have an imaginary part of zero. */
export declare function complexOf(routine: string, [x, name, position]: Argument): Complexes;
