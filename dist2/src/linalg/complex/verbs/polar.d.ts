import { type Verb } from '../call.ts';
export declare const polar: Verb;
