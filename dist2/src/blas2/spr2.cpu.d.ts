import type { Prec } from '../core/field.ts';
import type { Spr2Args } from './routines.gen.ts';
export declare const spr2Cpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<Spr2Args<Prec>>) => Promise<void>;
