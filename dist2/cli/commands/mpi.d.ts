import type { Register } from '../program.ts';
export declare const addMpi: Register;
