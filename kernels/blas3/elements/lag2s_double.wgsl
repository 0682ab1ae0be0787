// lag2s_double: SA := A rounded to single precision, for an m x n block of doubles; info := 1 if an element of SA is infinite. With SPLIT
// SB := what SA leaves of A, rounded too, 0 where SA is not finite.
// Storage   A[offA + i + j*lda] -> SA[offS + i + j*lds], SB[offB + i + j*ldb], as bits; info[offInfo], zero before. Complex numbers are two
//           rows each
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   SPLIT 1: SB is wanted   TOGETHER 1: it lies in SA's buffer, apart from SA
// Source    LAPACK DLAG2S, ZLAG2C
// @use lib/double
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const SPLIT: u32 = 1u;
const TOGETHER: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offS: u32,
  lds: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> SA: array<u32>;
@group(0) @binding(2) var<storage, read_write> SB: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn lag2s_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (i < p.m) {
      let x = A[p.offA + i + j * p.lda];
      let bits = dToSingle(x);
      SA[p.offS + i + j * p.lds] = bits;
      if ((bits & 0x7fffffffu) == 0x7f800000u) {
        atomicStore(&info[p.offInfo], 1);
      }
      if (SPLIT == 1u) {
        var rest = 0u;
        if ((bits & 0x7f800000u) != 0x7f800000u) {
          rest = dToSingle(dSub(x, dOfSingle(bits)));
        }
        if (TOGETHER == 1u) {
          SA[p.offB + i + j * p.ldb] = rest;
        } else {
          SB[p.offB + i + j * p.ldb] = rest;
        }
      }
    }
  }
}
