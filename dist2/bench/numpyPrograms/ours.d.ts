import type { Library } from './programs.ts';
export declare const ours: Library;
