// lag2h: B := A rounded to half precision, to nearest with ties to even, for an m x n block; info := 1 if an element becomes infinite.
// Storage   A[offA + i + j*lda], as bits -> B[offB + i + j*ldb]; info[offInfo], zero before
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)
// Needs     shader-f16
// Source    MAGMA magmablas_slag2h. By integers, because WGSL leaves rounding, overflow and subnormal numbers of a conversion to the device
enable f16;
// @use lib/lag2
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<f16>;

const INFINITE: u32 = 0x7c00u;

// Bits of the half nearest to the positive single with the bits `size`: what is shifted to the right and rounded are the bits of a normal
// number with another bias, or the significand of a subnormal one.
fn nearest(size: u32) -> u32 {
  let subnormal = size < 0x38800000u; // 2^-14
  let significand = (size & 0x7fffffu) | 0x800000u;
  let value = select(size - 0x38000000u, significand, subnormal);
  let shift = select(13u, 126u - (size >> 23u), subnormal);
  let s = min(shift, 31u);
  let rounded = (value + (1u << (s - 1u)) - 1u + ((value >> s) & 1u)) >> s;
  let finite = select(rounded, INFINITE, size >= 0x477ff000u); // 65520
  return select(finite, 0x7e00u, size > 0x7f800000u);
}

@compute @workgroup_size(THREADS)
fn lag2h(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = A[p.offA + i + j * p.lda];
      let half = nearest(bits & 0x7fffffffu);
      B[p.offB + i + j * p.ldb] = bitcast<vec2<f16>>(half | ((bits >> 16u) & 0x8000u)).x;
      if (half == INFINITE) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
