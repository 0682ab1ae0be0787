import type { Prec } from '../core/field.ts';
import type { TbmvArgs } from './routines.gen.ts';
export declare const tbmvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<TbmvArgs<Prec>>) => Promise<void>;
