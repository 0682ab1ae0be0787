import type { Prec } from '../core/field.ts';
import type { SbmvArgs } from './routines.gen.ts';
export declare const sbmvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<SbmvArgs<Prec>>) => Promise<void>;
