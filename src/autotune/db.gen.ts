// Generated from src/autotune/db/ by scripts/embed-tuning.mjs; do not edit.
import type { TuningRecord } from './rows.ts';

export const shipped: readonly TuningRecord[] = [
  {"format":1,"family":"gemm","device":{"vendor":"amd"},"note":"Nothing measured yet: the built-in rules.","rows":[{"for":{},"variant":"rules"}]},
  {"format":1,"family":"gemm","device":{"vendor":"apple"},"note":"Nothing measured yet: the built-in rules.","rows":[{"for":{},"variant":"rules"}]},
  {"format":1,"family":"gemm","device":{"vendor":"intel"},"note":"Nothing measured yet: the built-in rules.","rows":[{"for":{},"variant":"rules"}]},
  {"format":1,"family":"gemm","device":{"vendor":"nvidia"},"note":"The built-in rules were measured on an H200, 2026-11.","rows":[{"for":{},"variant":"rules"}]},
];
