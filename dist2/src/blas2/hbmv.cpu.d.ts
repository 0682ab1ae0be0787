import type { ComplexPrec } from '../core/field.ts';
import type { HbmvArgs } from './routines.gen.ts';
export declare const hbmvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<HbmvArgs<ComplexPrec>>) => Promise<void>;
