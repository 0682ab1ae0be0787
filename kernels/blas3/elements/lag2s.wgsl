// lag2s: B := A, half to single precision, exactly, for an m x n block; info := 1 if an element is infinite.
// Storage   A[offA + i + j*lda] -> B[offB + i + j*ldb], as bits; info[offInfo], zero before
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     shader-f16
// Source    MAGMA magmablas_hlag2s. By integers, because WGSL lets a device take subnormal halves for zero
enable f16;
// @use lib/lag2
@group(0) @binding(0) var<storage, read> A: array<f16>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;

// Bits of the single that a positive half is.
fn widened(half: u32) -> u32 {
  let exponent = half >> 10u;
  let fraction = half & 1023u;
  let normal = ((exponent + 112u) << 23u) | (fraction << 13u);
  let subnormal = bitcast<u32>(f32(fraction) * 0x1p-24f);
  let special = 0x7f800000u | (fraction << 13u);
  return select(select(normal, subnormal, exponent == 0u), special, exponent == 31u);
}

@compute @workgroup_size(THREADS)
fn lag2s(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = bitcast<u32>(vec2<f16>(A[p.offA + i + j * p.lda], 0.0h));
      B[p.offB + i + j * p.ldb] = widened(bits & 0x7fffu) | ((bits & 0x8000u) << 16u);
      if ((bits & 0x7fffu) == 0x7c00u) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
