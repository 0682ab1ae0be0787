import type { Register } from '../program.ts';
export declare const addProfile: Register;
