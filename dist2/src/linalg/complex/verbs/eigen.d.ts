import { type Verb } from '../call.ts';
export declare const eigh: Verb;
export declare const eigvalsh: Verb;
