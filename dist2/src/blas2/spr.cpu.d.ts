import type { Prec } from '../core/field.ts';
import type { SprArgs } from './routines.gen.ts';
export declare const sprCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<SprArgs<Prec>>) => Promise<void>;
