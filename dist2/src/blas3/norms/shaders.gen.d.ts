export declare const norm_columns: string;
export declare const norm_final: string;
export declare const norm_lines_double: string;
export declare const norm_most_double: string;
export declare const norm_rows: string;
