import { type Shown } from './devices.ts';
export interface Section {
    readonly id: string;
    readonly title: string;
    readonly html: string;
}
export declare const deviceSection: (devices: readonly Shown[]) => Section;
export declare function productSection(devices: readonly Shown[]): Section;
export declare const factorizationSection: (devices: readonly Shown[]) => Section;
export declare const solverSection: (devices: readonly Shown[]) => Section;
export declare function batchSection(devices: readonly Shown[]): Section;
export declare function rooflineSection(devices: readonly Shown[]): Section;
export declare function accuracySection(devices: readonly Shown[]): Section;
export declare function methodSection(devices: readonly Shown[]): Section;
