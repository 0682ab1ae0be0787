import type { ComplexPrec } from '../core/field.ts';
import type { HpmvArgs } from './routines.gen.ts';
export declare const hpmvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<HpmvArgs<ComplexPrec>>) => Promise<void>;
