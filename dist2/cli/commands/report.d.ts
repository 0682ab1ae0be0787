import type { Register } from '../program.ts';
export declare const addReport: Register;
