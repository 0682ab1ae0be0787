// getf2_panel: LU with partial pivoting of a panel that fits into the registers of one workgroup, all its columns in one dispatch.
// Storage   A[off + i + c*lda], i < m, c < width: in and out. ipiv[offPiv + j] := row0 + pivot row + 1; info[offInfo]: first zero pivot
// Mapping   one workgroup; thread t -> rows t, t + THREADS, ... (ROWS of them), WIDTH values each in registers. Interchanges are real: the
//           pivot row and row j change places through workgroup memory, where every thread reads the pivot row anyway
// Tunables  THREADS (64..1024)  ROWS per thread (1..8)  WIDTH widest panel (4..32); ROWS*WIDTH <= 32 at 1024 threads, or registers spill
//           workgroup bytes = 8*THREADS + 8*WIDTH
// Needs     m <= THREADS*ROWS, WIDTH <= THREADS; subgroups of any size. Two barriers per column; width is a uniform.
//           A pivot below 2^-126 counts as zero: GPUs flush it. Its column is left undivided and the factorization goes on.
// Source    LAPACK xGETF2, right-looking; cf. MAGMA's register-resident panels
enable subgroups;
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;

struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot_key

var<workgroup> best: array<vec2u, THREADS>; // one entry per subgroup
var<workgroup> pivotRow: array<f32, WIDTH>;
var<workgroup> topRow: array<f32, WIDTH>;

@compute @workgroup_size(THREADS)
fn getf2_panel(
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  // @registers
  var x: array<f32, ROWS * WIDTH>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (t + r * THREADS < p.m && c < p.width) {
        x[r * WIDTH + c] = A[p.off + t + r * THREADS + c * p.lda];
      }
    }
  }
  // @unroll
  for (var j = 0u; j < WIDTH; j++) {
    if (j < p.width) {
      // The largest key, of equal keys the smallest row: of the thread, of its subgroup, of all subgroups.
      var key = 0u;
      var row = 0xffffffffu;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let i = t + r * THREADS;
        let k = pivotKey(x[r * WIDTH + j]);
        if (i >= j && i < p.m && (k > key || row == 0xffffffffu)) {
          key = k;
          row = i;
        }
      }
      let groupKey = subgroupMax(key);
      let groupRow = subgroupMin(select(0xffffffffu, row, key == groupKey));
      if (subgroupElect()) {
        best[subgroup] = vec2u(groupKey, groupRow);
      }
      workgroupBarrier();
      key = 0u;
      row = 0xffffffffu;
      for (var s = lane; s < subgroups; s += lanes) {
        let other = best[s];
        if (other.x > key || (other.x == key && other.y < row)) {
          key = other.x;
          row = other.y;
        }
      }
      let topKey = subgroupMax(key);
      let found = subgroupMin(select(0xffffffffu, row, key == topKey));
      let isZero = topKey < 0x00800000u;
      let pivot = select(found, j, isZero);

      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (t + r * THREADS == pivot) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            pivotRow[c] = x[r * WIDTH + c];
          }
        }
      }
      if (t == j) {
        // @unroll
        for (var c = 0u; c < WIDTH; c++) {
          topRow[c] = x[c];
        }
        ipiv[p.offPiv + j] = i32(p.row0 + pivot + 1u);
        if (isZero && info[p.offInfo] == 0) {
          info[p.offInfo] = i32(p.row0 + j + 1u);
        }
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let i = t + r * THREADS;
        if (i == pivot) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            x[r * WIDTH + c] = topRow[c];
          }
        }
        if (i == j) {
          // @unroll
          for (var c = 0u; c < WIDTH; c++) {
            x[r * WIDTH + c] = pivotRow[c];
          }
        }
        if (i > j && !isZero) {
          let factor = x[r * WIDTH + j] / pivotRow[j];
          x[r * WIDTH + j] = factor;
          // @unroll
          for (var c = j + 1u; c < WIDTH; c++) {
            x[r * WIDTH + c] = fma(-factor, pivotRow[c], x[r * WIDTH + c]);
          }
        }
      }
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (t + r * THREADS < p.m && c < p.width) {
        A[p.off + t + r * THREADS + c * p.lda] = x[r * WIDTH + c];
      }
    }
  }
}
