// X with A X = B: *b, N x M and column-major, becomes X; *a, N x N, is destroyed. By elimination with partial pivoting. 0, or k > 0 where
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
