// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
export const cooperative_probe = `
const THREADS: u32 = 256u;
const PATIENCE: u32 = 16384u;
struct Params { unused: u32 }
@group(0) @binding(0) var<storage, read_write> C: array<atomic<u32>>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn cooperative_probe(@builtin(num_workgroups) grid: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    var seen = atomicAdd(&C[0], 1u + 0u * p.unused) + 1u;
    for (var tried = 0u; tried < PATIENCE && seen < grid.x; tried++) {
      seen = atomicLoad(&C[0]);
    }
    atomicMax(&C[1], grid.x - seen);
  }
}
`;
export const matrix_probe = `
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
export const private_cholesky = `// A = L L^T of the symmetric positive definite N x N matrix *a, column-major, of which only the lower triangle is read and becomes L. 0, or
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
export const private_eigh = `// A = Z W Z^T of the symmetric N x N matrix *a, column-major, of which only the lower triangle is read: *a becomes the vectors, column i that
// of (*w)[i], and the values ascend. 0, or N where *a has a NaN or an infinity, or how many off-diagonal elements are left where the
// rotations have come to no end: *a and *w mean nothing then.
fn NAME(a: ptr<function, array<T, N * N>>, w: ptr<function, array<T, N>>) -> u32 {
  // @registers
  var x: array<f32, N * (N + 1u) / 2u>;
  var largest = 0u;
  // @unroll
  for (var i = 0u; i < N; i++) {
    // @unroll
    for (var j = 0u; j < i + 1u; j++) {
      x[i * (i + 1u) / 2u + j] = f32((*a)[i + N * j]);
      largest = max(largest, bitcast<u32>(x[i * (i + 1u) / 2u + j]) & 0x7fffffffu);
    }
  }
  // By bits, because compilers may take it that there is no NaN.
  if (largest >= 0x7f800000u) {
    return N;
  }
  // The largest element to 1..4, by a power of two.
  let power = clamp(largest >> 23u, 1u, 253u);
  let scale = bitcast<f32>((254u - power) << 23u);
  let back = bitcast<f32>(power << 23u);
  // @unroll
  for (var e = 0u; e < N * (N + 1u) / 2u; e++) {
    x[e] *= scale;
  }
  // @registers
  var v: array<f32, N * N>;
  // @unroll
  for (var i = 0u; i < N; i++) {
    // @unroll
    for (var j = 0u; j < N; j++) {
      v[i + N * j] = select(0.0, 1.0, i == j);
    }
  }
  let sweeps = 30u;
  let tolerance = 0x1p-23f;
  // Jacobi's rotations of the symmetric N x N matrix whose lower triangle is in x, element (i, j) at i(i + 1)/2 + j, until no element is
  // larger than \`tolerance\` times the smaller of its two diagonal elements, or after \`sweeps\` sweeps; with VECTORS v, element (i, j) at
  // i + N j, is multiplied by them. \`left\` pairs remain. Each round rotates neighbours, which then change places, so that all pairs have
  // met after N rounds: rounds are of two kinds, and every index is constant. Rutishauser's form keeps v orthogonal to the last bits.
  var left = 0u;
  for (var sweep = 0u; sweep <= sweeps; sweep++) {
    left = 0u;
    // @unroll
    for (var i = 1u; i < N; i++) {
      // @unroll
      for (var j = 0u; j < i; j++) {
        let less = min(abs(x[i * (i + 3u) / 2u]), abs(x[j * (j + 3u) / 2u]));
        left += select(0u, 1u, abs(x[i * (i + 1u) / 2u + j]) > tolerance * less);
      }
    }
    if ((left == 0u) | (sweep == sweeps)) {
      break;
    }
    for (var h = 0u; h < (N + 1u) / 2u; h++) {
      // @unroll
      for (var parity = 0u; parity < 2u; parity++) {
        // @unroll
        for (var p = parity; p < N - 1u; p += 2u) {
          let app = x[p * (p + 3u) / 2u];
          let aqq = x[(p + 1u) * (p + 4u) / 2u];
          let apq = x[(p + 1u) * (p + 2u) / 2u + p];
          let acts = abs(apq) > tolerance * min(abs(app), abs(aqq));
          let d = aqq - app;
          // t = 2 apq sgn(d) / (|d| + sqrt(d^2 + 4 apq^2)), without squares of small or large numbers.
          let span = select(1.0, max(abs(d), abs(2.0 * apq)), acts);
          let ratio = min(abs(d), abs(2.0 * apq)) / span;
          let size = 2.0 * apq / fma(span, sqrt(fma(ratio, ratio, 1.0)), abs(d));
          let t = select(0.0, select(size, -size, d < 0.0), acts);
          let c = inverseSqrt(fma(t, t, 1.0));
          let s = t * c;
          let tau = s / (1.0 + c);
          x[p * (p + 3u) / 2u] = fma(t, apq, aqq);
          x[(p + 1u) * (p + 4u) / 2u] = fma(-t, apq, app);
          x[(p + 1u) * (p + 2u) / 2u + p] = select(apq, 0.0, acts);
          // @unroll
          for (var i = 0u; i < p; i++) {
            let first = x[p * (p + 1u) / 2u + i];
            let second = x[(p + 1u) * (p + 2u) / 2u + i];
            x[p * (p + 1u) / 2u + i] = fma(s, fma(-tau, second, first), second);
            x[(p + 1u) * (p + 2u) / 2u + i] = fma(-s, fma(tau, first, second), first);
          }
          // @unroll
          for (var i = p + 2u; i < N; i++) {
            let first = x[i * (i + 1u) / 2u + p];
            let second = x[i * (i + 1u) / 2u + p + 1u];
            x[i * (i + 1u) / 2u + p] = fma(s, fma(-tau, second, first), second);
            x[i * (i + 1u) / 2u + p + 1u] = fma(-s, fma(tau, first, second), first);
          }
          // @when VECTORS
          // @unroll
          for (var i = 0u; i < N; i++) {
            let first = v[i + N * p];
            let second = v[i + N * p + N];
            v[i + N * p] = fma(s, fma(-tau, second, first), second);
            v[i + N * p + N] = fma(-s, fma(tau, first, second), first);
          }
          // @end
        }
      }
    }
  }
  // Where each value comes in ascending order.
  // @registers
  var rank: array<u32, N>;
  // @unroll
  for (var i = 0u; i < N; i++) {
    rank[i] = 0u;
    // @unroll
    for (var j = 0u; j < i; j++) {
      let follows = x[j * (j + 3u) / 2u] <= x[i * (i + 3u) / 2u];
      rank[i] += select(0u, 1u, follows);
      rank[j] += select(1u, 0u, follows);
    }
  }
  // @unroll
  for (var k = 0u; k < N; k++) {
    var value = 0.0;
    // @unroll
    for (var j = 0u; j < N; j++) {
      value = select(value, x[j * (j + 3u) / 2u], rank[j] == k);
    }
    (*w)[k] = T(value * back);
    // @unroll
    for (var i = 0u; i < N; i++) {
      var element = 0.0;
      // @unroll
      for (var j = 0u; j < N; j++) {
        element = select(element, v[i + N * j], rank[j] == k);
      }
      (*a)[i + N * k] = T(element);
    }
  }
  return left;
}
`;
export const private_inverse = `// The inverse of the N x N matrix *a, column-major, in its place, by elimination with partial pivoting. 0, or k > 0 where the k-th pivot,
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
export const private_lu = `// P A = L U of the N x N matrix *a, column-major, in place: L below the diagonal (its ones are not stored), U on and above it. Row k was
// exchanged with row (*pivots)[k], counted from 0. 0, or k > 0 where U(k, k), counted from 1, is exactly zero:
// the factors are complete then.
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
export const private_matmul = `// *c := op(A) op(B), R x C, from op(A) of R x K and op(B) of K x C, all column-major; op(A)(i, l) is (*a)[i*ROW_A + l*COL_A],
// op(B)(l, j) is (*b)[l*ROW_B + j*COL_B].
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
export const private_solve = `// X with A X = B: *b, N x M and column-major, becomes X; *a, N x N, is destroyed. By elimination with partial pivoting. 0, or k > 0 where
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
export const private_solve_spd = `// X with A X = B for a symmetric positive definite A: *b, N x M and column-major, becomes X; of *a, N x N, only the lower triangle is read,
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
export const private_svd = `// A = U S V^T of the N x N matrix *a, column-major: *a becomes U, *v is V, not its transpose, and the values *s descend. 0, or N where *a
// has a NaN or an infinity, or how many pairs of columns are left where the rotations have come to no end: the results mean nothing then.
fn NAME(a: ptr<function, array<T, N * N>>, s: ptr<function, array<T, N>>, v: ptr<function, array<T, N * N>>) -> u32 {
  // @registers
  var x: array<f32, N * N>;
  // @registers
  var w: array<f32, N * N>;
  var largest = 0u;
  // @unroll
  for (var j = 0u; j < N; j++) {
    // @unroll
    for (var i = 0u; i < N; i++) {
      x[i + N * j] = f32((*a)[i + N * j]);
      w[i + N * j] = select(0.0, 1.0, i == j);
      largest = max(largest, bitcast<u32>(x[i + N * j]) & 0x7fffffffu);
    }
  }
  // By bits, because compilers may take it that there is no NaN.
  if (largest >= 0x7f800000u) {
    return N;
  }
  // The largest element to 2^40 or so: squares of much smaller columns are numbers too. By one power of two, because compilers may change
  // the order of two of them, and then the first product may leave the range.
  let power = clamp(largest >> 23u, 41u, 253u);
  let scale = bitcast<f32>((294u - power) << 23u);
  let back = bitcast<f32>((power - 40u) << 23u);
  // @unroll
  for (var e = 0u; e < N * N; e++) {
    x[e] *= scale;
  }
  let tiny = 0x1p-100f;
  var left = 0u;
  for (var sweep = 0u; sweep < 30u; sweep++) {
    left = 0u;
    // Neighbours meet and change places, those of even columns with the next and then those of odd ones: so all meet.
    for (var half = 0u; half < (N + 1u) / 2u; half++) {
      // @unroll
      for (var uneven = 0u; uneven < 2u; uneven++) {
        // @unroll
        for (var j = uneven; j < N - 1u; j += 2u) {
          var first = 0.0;
          var second = 0.0;
          var product = 0.0;
          // @unroll
          for (var i = 0u; i < N; i++) {
            first = fma(x[i + N * j], x[i + N * j], first);
            second = fma(x[i + N * j + N], x[i + N * j + N], second);
            product = fma(x[i + N * j], x[i + N * j + N], product);
          }
          let turns = (abs(product) > 0x1p-21f * sqrt(first) * sqrt(second)) & (min(first, second) >= tiny);
          let most = select(1.0, max(first, second), turns);
          let d = (second - first) / most;
          let e = 2.0 * product / most;
          let root = abs(d) + sqrt(fma(d, d, e * e));
          let acts = turns & (root > 0.0) & (e != 0.0);
          let tangent = select(0.0, select(-e, e, d >= 0.0) / select(1.0, root, acts), acts);
          let cosine = 1.0 / sqrt(fma(tangent, tangent, 1.0));
          let sine = cosine * tangent;
          let tau = sine / (1.0 + cosine);
          left += select(0u, 1u, acts);
          // @unroll
          for (var i = 0u; i < N; i++) {
            let f = x[i + N * j];
            let g = x[i + N * j + N];
            x[i + N * j] = fma(sine, fma(-tau, g, f), g);
            x[i + N * j + N] = fma(-sine, fma(tau, f, g), f);
            let p = w[i + N * j];
            let q = w[i + N * j + N];
            w[i + N * j] = fma(sine, fma(-tau, q, p), q);
            w[i + N * j + N] = fma(-sine, fma(tau, p, q), p);
          }
        }
      }
    }
    if (left == 0u) {
      break;
    }
  }
  // @registers
  var square: array<f32, N>;
  // @registers
  var rank: array<u32, N>;
  // @unroll
  for (var j = 0u; j < N; j++) {
    square[j] = 0.0;
    rank[j] = 0u;
    // @unroll
    for (var i = 0u; i < N; i++) {
      square[j] = fma(x[i + N * j], x[i + N * j], square[j]);
    }
  }
  // @unroll
  for (var j = 0u; j < N; j++) {
    // @unroll
    for (var k = 0u; k < N; k++) {
      rank[j] += select(0u, 1u, (square[k] > square[j]) | ((square[k] == square[j]) & (k < j)));
    }
  }
  // Sorted, and columns of length 1, but for those of values that are zero.
  // @registers
  var u: array<f32, N * N>;
  // @registers
  var isZero: array<bool, N>;
  var any = false;
  // @unroll
  for (var k = 0u; k < N; k++) {
    var own = 0.0;
    // @unroll
    for (var j = 0u; j < N; j++) {
      own = select(own, square[j], rank[j] == k);
    }
    isZero[k] = own < tiny;
    any = any | isZero[k];
    let size = select(sqrt(own), 1.0, isZero[k]);
    (*s)[k] = T(select(size * back, 0.0, isZero[k]));
    // @unroll
    for (var i = 0u; i < N; i++) {
      var ofU = 0.0;
      var ofV = 0.0;
      // @unroll
      for (var j = 0u; j < N; j++) {
        ofU = select(ofU, x[i + N * j], rank[j] == k);
        ofV = select(ofV, w[i + N * j], rank[j] == k);
      }
      u[i + N * k] = select(ofU / size, 0.0, isZero[k]);
      (*v)[i + N * k] = T(ofV);
    }
  }
  if (any) {
    // One column after the other comes to the front: if it is zero it becomes what is left of the unit vector that is farthest from the
    // others, and then it goes to the end.
    for (var step = 0u; step < N; step++) {
      var farthest = 0u;
      var most = -1.0;
      // @unroll
      for (var i = 0u; i < N; i++) {
        var rest = 1.0;
        // @unroll
        for (var j = 1u; j < N; j++) {
          rest = fma(-u[i + N * j], u[i + N * j], rest);
        }
        farthest = select(farthest, i, rest > most);
        most = max(most, rest);
      }
      // @registers
      var own: array<f32, N>;
      // @unroll
      for (var i = 0u; i < N; i++) {
        own[i] = select(0.0, 1.0, i == farthest);
      }
      for (var again = 0u; again < 3u; again++) {
        // @unroll
        for (var j = 1u; j < N; j++) {
          var part = 0.0;
          // @unroll
          for (var i = 0u; i < N; i++) {
            part = fma(u[i + N * j], own[i], part);
          }
          // @unroll
          for (var i = 0u; i < N; i++) {
            own[i] = fma(-part, u[i + N * j], own[i]);
          }
        }
      }
      var length = 0.0;
      // @unroll
      for (var i = 0u; i < N; i++) {
        length = fma(own[i], own[i], length);
      }
      let lacks = isZero[0];
      // @unroll
      for (var i = 0u; i < N; i++) {
        let made = select(u[i], own[i] / sqrt(select(1.0, length, lacks)), lacks);
        // @unroll
        for (var j = 1u; j < N; j++) {
          u[i + N * j - N] = u[i + N * j];
        }
        u[i + N * N - N] = made;
      }
      // @unroll
      for (var j = 1u; j < N; j++) {
        isZero[j - 1u] = isZero[j];
      }
      isZero[N - 1u] = false;
    }
  }
  // @unroll
  for (var e = 0u; e < N * N; e++) {
    (*a)[e] = T(u[e]);
  }
  return left;
}
`;
export const spin = `
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
export const split_doubles = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  start: u32,
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
  let words = raw[p.start + i];
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
