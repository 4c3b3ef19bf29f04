import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './language.svelte.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/ruled.css'

// What is said before the family's settings are known, and where they can't be.
await language.choose('system')
mount(App, { target: document.body })
