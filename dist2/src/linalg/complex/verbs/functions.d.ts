import { type Verb } from '../call.ts';
export declare const signm: Verb;
export declare const logm: Verb;
export declare const sqrtm: Verb;
export declare const expm: Verb;
