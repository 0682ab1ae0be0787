import type { Prec } from '../core/field.ts';
import type { TpmvArgs } from './routines.gen.ts';
export declare const tpmvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<TpmvArgs<Prec>>) => Promise<void>;
