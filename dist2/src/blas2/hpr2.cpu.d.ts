import type { ComplexPrec } from '../core/field.ts';
import type { Hpr2Args } from './routines.gen.ts';
export declare const hpr2Cpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<Hpr2Args<ComplexPrec>>) => Promise<void>;
