import type { Verb } from '../call.ts';
export declare const norm: Verb;
export declare const cond: Verb;
