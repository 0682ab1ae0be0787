// X with A X = B for a symmetric positive definite A: *b, N x M and column-major, becomes X; of *a, N x N, only the lower triangle is read,
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
