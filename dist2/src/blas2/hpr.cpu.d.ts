import type { ComplexPrec } from '../core/field.ts';
import type { HprArgs } from './routines.gen.ts';
export declare const hprCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<HprArgs<ComplexPrec>>) => Promise<void>;
