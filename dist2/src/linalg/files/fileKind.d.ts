/** Formats that are read. */
export type FileFormat = 'matrix market' | 'npy' | 'npz' | 'table';
export declare const READABLE = "basalt reads Matrix Market, CSV, TSV, NPY and NPZ files";
/** The format of a file, and the text where it is one. Throws FileFormatError that names the kind of any other. */
export declare function kindOf(bytes: Uint8Array): {
    readonly format: FileFormat;
    readonly text: string;
};
/** The kind of a text. */
export declare function textKind(text: string): {
    readonly format: FileFormat;
    readonly text: string;
};
