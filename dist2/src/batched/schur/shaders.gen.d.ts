export declare const geev_iterate: string;
export declare const geev_reduce: string;
export declare const geev_values: string;
export declare const geev_vectors: string;
export declare const gehrd_group: string;
