export declare const gru_gates: string;
export declare const gru_gradient: string;
export declare const gru_step: string;
export declare const lstm_gates: string;
export declare const lstm_gradient: string;
export declare const lstm_peepholes: string;
export declare const lstm_step: string;
