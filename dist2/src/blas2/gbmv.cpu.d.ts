import type { Prec } from '../core/field.ts';
import type { GbmvArgs } from './routines.gen.ts';
export declare const gbmvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<GbmvArgs<Prec>>) => Promise<void>;
