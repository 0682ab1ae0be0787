import type { Prec } from '../core/field.ts';
import type { SpmvArgs } from './routines.gen.ts';
export declare const spmvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<SpmvArgs<Prec>>) => Promise<void>;
