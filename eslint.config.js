import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist', 'test-results', 'main/coach/kernel'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  { files: ['renderer/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['renderer/**/*.svelte', 'renderer/**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    files: ['main/**', 'tools/**', 'e2e/**', '*.ts', '**/*.test.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['tools/**', 'e2e/**', 'main/browser/**', 'main/cli.ts'],
    rules: { 'no-console': 'off' },
  },
)
