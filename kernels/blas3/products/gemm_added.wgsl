// gemm_added: Z := C + bias and C := Z + R, where C is a product that is there already.
// Storage   C[offC + i + j*ldc], R and Z likewise; bias[offBias + i] or bias[offBias + j]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   BIAS_ROWS, BIAS_COLUMNS 1: a bias per row or per column
//           RESIDUAL 1: R is added   STORED 1: Z is stored
// Needs     R, Z and the bias lie in other buffers than C, and Z in one of its own
// Source    what kernels/lib/gemm_epilogue.wgsl does in the product's own kernel
// @use lib/field
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const BIAS_ROWS: u32 = 1u;
const BIAS_COLUMNS: u32 = 0u;
const RESIDUAL: u32 = 1u;
const STORED: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offC: u32,
  ldc: u32,
  offBias: u32,
  offR: u32,
  ldr: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
// @when BIAS_ROWS
@group(0) @binding(2) var<storage, read> biasRows: array<T>;
// @end
// @when BIAS_COLUMNS
@group(0) @binding(3) var<storage, read> biasColumns: array<T>;
// @end
// @when RESIDUAL
@group(0) @binding(4) var<storage, read> residual: array<T>;
// @end
// @when STORED
@group(0) @binding(5) var<storage, read_write> stored: array<T>;
// @end

@compute @workgroup_size(THREADS)
fn gemm_added(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offC + i + j * p.ldc;
      var value = widen(C[at]);
      // @when BIAS_ROWS
      value = add(value, widen(biasRows[p.offBias + i]));
      // @end
      // @when BIAS_COLUMNS
      value = add(value, widen(biasColumns[p.offBias + j]));
      // @end
      // @when STORED
      stored[p.offZ + i + j * p.ldz] = narrow(value);
      // @end
      // @when RESIDUAL
      value = add(value, widen(residual[p.offR + i + j * p.ldr]));
      // @end
      C[at] = narrow(value);
    }
  }
}
