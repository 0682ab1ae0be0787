export declare const syconv: string;
export declare const sytrf_column: string;
export declare const sytrf_nopiv: string;
export declare const sytrf_pivot: string;
export declare const sytrs_diagonal: string;
export declare const sytrs_pivots: string;
