// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.

export const private_cholesky: string = `// A = L L^T of the symmetric positive definite N x N matrix *a, column-major, of which only the lower triangle is read and becomes L. 0, or
// k > 0 where the leading minor of order k is not positive, NaN included: *a means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    let minor = (*a)[k + N * k];
    // By its bits, because compilers may take it that there is no NaN.
    let undefined = (bitcast<u32>(f32(minor)) & 0x7fffffffu) > 0x7f800000u;
    let bad = undefined | (minor <= T(0));
    info = select(info, k + 1u, (info == 0u) & bad);
    let root = sqrt(select(minor, T(1), bad));
    (*a)[k + N * k] = root;
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      (*a)[i + N * k] /= root;
    }
    // @unroll
    for (var j = k + 1u; j < N; j++) {
      // @unroll
      for (var i = j; i < N; i++) {
        (*a)[i + N * j] -= (*a)[i + N * k] * (*a)[j + N * k];
      }
    }
  }
  return info;
}
`;

export const private_inverse: string = `// The inverse of the N x N matrix *a, column-major, in its place, by elimination with partial pivoting. 0, or k > 0 where the k-th pivot,
// counted from 1, is exactly zero: *a means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>) -> u32 {
  var info = 0u;
  var pivots: array<u32, N>;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var row = k;
    var most = abs((*a)[k + N * k]);
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let x = abs((*a)[i + N * k]);
      row = select(row, i, x > most);
      most = select(most, x, x > most);
    }
    pivots[k] = row;
    // @unroll
    for (var i = FIRST; i < END; i++) {
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[k + N * j];
        let y = (*a)[i + N * j];
        (*a)[k + N * j] = select(x, y, i == row);
        (*a)[i + N * j] = select(y, x, i == row);
      }
    }
    let pivot = (*a)[k + N * k];
    info = select(info, k + 1u, (info == 0u) & (pivot == T(0)));
    let divisor = select(pivot, T(1), pivot == T(0));
    (*a)[k + N * k] = T(1);
    // @unroll
    for (var j = 0u; j < N; j++) {
      (*a)[k + N * j] /= divisor;
    }
    // @unroll
    for (var i = 0u; i < N; i++) {
      let l = (*a)[i + N * k];
      (*a)[i + N * k] = select(T(0), l, i == k);
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[i + N * j];
        (*a)[i + N * j] = select(x - l * (*a)[k + N * j], x, i == k);
      }
    }
  }
  // The columns change places as the rows did, in reverse order.
  // @unroll
  for (var s = 0u; s < N; s++) {
    let column = pivots[N - 1u - s];
    // @unroll
    for (var j = FIRST_BACK; j < END_BACK; j++) {
      // @unroll
      for (var i = 0u; i < N; i++) {
        let x = (*a)[i + N * (N - 1u - s)];
        let y = (*a)[i + N * j];
        (*a)[i + N * (N - 1u - s)] = select(x, y, j == column);
        (*a)[i + N * j] = select(y, x, j == column);
      }
    }
  }
  return info;
}
`;

export const private_lu: string = `// P A = L U of the N x N matrix *a, column-major, in place: L below the diagonal (its ones are not stored), U on and above it. Row k was
// exchanged with row (*pivots)[k], counted from 0. 0, or k > 0 where U(k, k), counted from 1, is exactly zero: the factors are complete then.
fn NAME(a: ptr<function, array<T, N * N>>, pivots: ptr<function, array<u32, N>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var row = k;
    var most = abs((*a)[k + N * k]);
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let x = abs((*a)[i + N * k]);
      row = select(row, i, x > most);
      most = select(most, x, x > most);
    }
    (*pivots)[k] = row;
    // @unroll
    for (var i = FIRST; i < END; i++) {
      // @unroll
      for (var j = 0u; j < N; j++) {
        let x = (*a)[k + N * j];
        let y = (*a)[i + N * j];
        (*a)[k + N * j] = select(x, y, i == row);
        (*a)[i + N * j] = select(y, x, i == row);
      }
    }
    let pivot = (*a)[k + N * k];
    info = select(info, k + 1u, (info == 0u) & (pivot == T(0)));
    let divisor = select(pivot, T(1), pivot == T(0));
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let l = (*a)[i + N * k] / divisor;
      (*a)[i + N * k] = l;
      // @unroll
      for (var j = k + 1u; j < N; j++) {
        (*a)[i + N * j] -= l * (*a)[k + N * j];
      }
    }
  }
  return info;
}
`;

export const private_matmul: string = `// *c := op(A) op(B), R x C, from op(A) of R x K and op(B) of K x C, all column-major; op(A)(i, l) is (*a)[i*ROW_A + l*COL_A], op(B)(l, j) is
// (*b)[l*ROW_B + j*COL_B].
fn NAME(a: ptr<function, array<T, R * K>>, b: ptr<function, array<T, K * C>>, c: ptr<function, array<T, R * C>>) {
  // @unroll
  for (var j = 0u; j < C; j++) {
    // @unroll
    for (var i = 0u; i < R; i++) {
      var sum = T(0);
      // @unroll
      for (var l = 0u; l < K; l++) {
        sum += (*a)[i * ROW_A + l * COL_A] * (*b)[l * ROW_B + j * COL_B];
      }
      (*c)[i + R * j] = sum;
    }
  }
}
`;

export const private_solve: string = `// X with A X = B: *b, N x M and column-major, becomes X; *a, N x N, is destroyed. By elimination with partial pivoting. 0, or k > 0 where
// the k-th pivot, counted from 1, is exactly zero: *b means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>, b: ptr<function, array<T, N * M>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var row = k;
    var most = abs((*a)[k + N * k]);
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let x = abs((*a)[i + N * k]);
      row = select(row, i, x > most);
      most = select(most, x, x > most);
    }
    // @unroll
    for (var i = FIRST; i < END; i++) {
      // @unroll
      for (var j = k; j < N; j++) {
        let x = (*a)[k + N * j];
        let y = (*a)[i + N * j];
        (*a)[k + N * j] = select(x, y, i == row);
        (*a)[i + N * j] = select(y, x, i == row);
      }
      // @unroll
      for (var c = 0u; c < M; c++) {
        let x = (*b)[k + N * c];
        let y = (*b)[i + N * c];
        (*b)[k + N * c] = select(x, y, i == row);
        (*b)[i + N * c] = select(y, x, i == row);
      }
    }
    let pivot = (*a)[k + N * k];
    info = select(info, k + 1u, (info == 0u) & (pivot == T(0)));
    let divisor = select(pivot, T(1), pivot == T(0));
    (*a)[k + N * k] = divisor;
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let l = (*a)[i + N * k] / divisor;
      // @unroll
      for (var j = k + 1u; j < N; j++) {
        (*a)[i + N * j] -= l * (*a)[k + N * j];
      }
      // @unroll
      for (var c = 0u; c < M; c++) {
        (*b)[i + N * c] -= l * (*b)[k + N * c];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < M; c++) {
    // @unroll
    for (var s = 0u; s < N; s++) {
      let x = (*b)[N - 1u - s + N * c] / (*a)[(N - 1u - s) * (N + 1u)];
      (*b)[N - 1u - s + N * c] = x;
      // @unroll
      for (var i = 0u; i < N - 1u - s; i++) {
        (*b)[i + N * c] -= (*a)[i + N * (N - 1u - s)] * x;
      }
    }
  }
  return info;
}
`;

export const private_solve_spd: string = `// X with A X = B for a symmetric positive definite A: *b, N x M and column-major, becomes X; of *a, N x N, only the lower triangle is read,
// and becomes L with A = L L^T. 0, or k > 0 where the leading minor of order k is not positive, NaN included: *b means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>, b: ptr<function, array<T, N * M>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    let minor = (*a)[k + N * k];
    // By its bits, because compilers may take it that there is no NaN.
    let undefined = (bitcast<u32>(f32(minor)) & 0x7fffffffu) > 0x7f800000u;
    let bad = undefined | (minor <= T(0));
    info = select(info, k + 1u, (info == 0u) & bad);
    let root = sqrt(select(minor, T(1), bad));
    (*a)[k + N * k] = root;
    // @unroll
    for (var c = 0u; c < M; c++) {
      (*b)[k + N * c] /= root;
    }
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      let l = (*a)[i + N * k] / root;
      (*a)[i + N * k] = l;
      // @unroll
      for (var c = 0u; c < M; c++) {
        (*b)[i + N * c] -= l * (*b)[k + N * c];
      }
    }
    // @unroll
    for (var j = k + 1u; j < N; j++) {
      // @unroll
      for (var i = j; i < N; i++) {
        (*a)[i + N * j] -= (*a)[i + N * k] * (*a)[j + N * k];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < M; c++) {
    // @unroll
    for (var s = 0u; s < N; s++) {
      let x = (*b)[N - 1u - s + N * c] / (*a)[(N - 1u - s) * (N + 1u)];
      (*b)[N - 1u - s + N * c] = x;
      // @unroll
      for (var i = 0u; i < N - 1u - s; i++) {
        (*b)[i + N * c] -= (*a)[N - 1u - s + N * i] * x;
      }
    }
  }
  return info;
}
`;

export const matrix_probe: string = `
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias F = f16;
alias R = f32;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PER: u32 = 2u;
const PER_SUM: u32 = 1u;
alias Left = subgroup_matrix_left<F, MK, MM>;
alias Right = subgroup_matrix_right<F, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;
struct Params { unused: u32 }
@group(0) @binding(0) var<storage, read_write> C: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;
var<workgroup> A: array<u32, MM * MK / PER>;
var<workgroup> B: array<u32, MK * MN / PER>;
fn elementA(e: u32) -> i32 {
  return i32((3u * (e % MM) + 5u * (e / MM)) % 7u) - 3 + i32(p.unused);
}
fn elementB(e: u32) -> i32 {
  return i32((2u * (e % MK) + 3u * (e / MK)) % 5u) - 2;
}
fn word(v: vec4i) -> u32 {
  if (PER == 2u) {
    return pack2x16float(vec2f(v.xy));
  }
  let bytes = bitcast<vec4u>(v) & vec4u(255u);
  return bytes.x | (bytes.y << 8u) | (bytes.z << 16u) | (bytes.w << 24u);
}
@compute @workgroup_size(SG)
fn matrix_probe(@builtin(local_invocation_index) t: u32) {
  for (var e = t; e < MM * MK / PER; e += SG) {
    let first = e * PER;
    A[e] = word(vec4i(elementA(first), elementA(first + 1u), elementA(first + 2u), elementA(first + 3u)));
  }
  for (var e = t; e < MK * MN / PER; e += SG) {
    let first = e * PER;
    B[e] = word(vec4i(elementB(first), elementB(first + 1u), elementB(first + 2u), elementB(first + 3u)));
  }
  workgroupBarrier();
  let a = subgroupMatrixLoad<Left, col_major>(&A, 0u, MM / PER);
  let b = subgroupMatrixLoad<Right, col_major>(&B, 0u, MK / PER);
  subgroupMatrixStore<col_major>(&C, 0u, subgroupMatrixMultiplyAccumulate(a, b, Sum()), MM / PER_SUM);
}
`;

export const spin: string = `
struct Params { iterations: u32 }
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(256)
fn spin(@builtin(local_invocation_index) t: u32) {
  var x = f32(t);
  for (var i = 0u; i < p.iterations; i++) {
    x = fma(x, 0.999, 0.5);
  }
  if (x == -1.0) {
    out[0] = x;
  }
}
`;

export const split_doubles: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  count: u32,
  first: u32,
}
@group(0) @binding(0) var<storage, read> raw: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> H: array<u32>;
@group(0) @binding(2) var<storage, read_write> L: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
fn powerOfTwo(k: i32) -> f32 {
  return bitcast<f32>(u32(k + 127) << 23u);
}
@compute @workgroup_size(THREADS)
fn split_doubles(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.count) {
    return;
  }
  let words = raw[i];
  let sign = words.y & 0x80000000u;
  let exponent = (words.y >> 20u) & 0x7ffu;
  let upper = ((words.y & 0xfffffu) << 3u) | (words.x >> 29u);
  let below = words.x & 0x1fffffffu;
  let odd = (upper & 1u) == 1u;
  let up = below > 0x10000000u || (below == 0x10000000u && odd);
  let field = i32(exponent) - 896;
  let rounded = (u32(clamp(field, 1, 255)) << 23u) + upper + select(0u, 1u, up);
  let isNaN = exponent == 0x7ffu && (upper | below) != 0u;
  let large = field >= 255 || rounded >= 0x7f800000u;
  let magnitude = select(select(rounded, 0x7f800000u, large), 0x7fc00000u, isNaN);
  let normal = field >= 1 && !large;
  H[p.first + i] = sign | select(magnitude, 0u, field < 1);
  let left = i32(below) - select(0, 0x20000000, up);
  let size = u32(abs(left));
  let shift = u32(max(i32(firstLeadingBit(size | 1u)) - 23, 0));
  let kept = ((size + ((1u << shift) >> 1u)) >> shift) << shift;
  let unit = select(0, i32(exponent) - 1075, normal);
  let half = unit / 2;
  let low = f32(kept) * powerOfTwo(half) * powerOfTwo(unit - half);
  L[p.first + i] = select(0u, bitcast<u32>(low) | (sign ^ select(0u, 0x80000000u, left < 0)), normal && kept != 0u);
}
`;
