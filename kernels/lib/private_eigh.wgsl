// A = Z W Z^T of the symmetric N x N matrix *a, column-major, of which only the lower triangle is read: *a becomes the vectors, column i that
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
// @use lib/jacobi_sweeps
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
