// What the conversions between single and half share: an m x n block, column-major, THREADS rows of COLS columns a workgroup.
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(2) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(3) var<uniform> p: Params;
