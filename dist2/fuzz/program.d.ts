import { type HostArray } from '../src/core/field.ts';
import type { Call } from './build.ts';
/** The program; `contents` is what the buffers hold before the call. */
export declare function textOf(call: Call, backend: string, contents: readonly HostArray[]): string;
