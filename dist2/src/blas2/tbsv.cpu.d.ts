import type { Prec } from '../core/field.ts';
import type { TbsvArgs } from './routines.gen.ts';
export declare const tbsvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<TbsvArgs<Prec>>) => Promise<void>;
