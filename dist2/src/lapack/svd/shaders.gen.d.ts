export declare const bdsdc_qr: string;
export declare const gebrd_columns: string;
export declare const gebrd_finish: string;
export declare const gebrd_row: string;
export declare const gebrd_store: string;
export declare const gebrd_values: string;
export declare const normal_random: string;
