export interface RivalLine {
    readonly what: string;
    readonly lib: string;
    readonly n: number;
    readonly batch: number;
    readonly ms: number;
    readonly tflops: number;
}
/** The lines with a rate of single problems; whatever else the file holds is passed over. */
export declare function readRivals(file: string | undefined): RivalLine[];
